// Measures tables in Firefox: node fits_in_firefox.mjs FIREFOX LIMIT SCREENS MEASURE ADDRESS… prints a list for each address.
import puppeteer from "puppeteer-core";

const [executablePath, limit, screens, measure, ...addresses] = process.argv.slice(2);
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const found = {};
try {
	const page = await browser.newPage();
	page.setDefaultTimeout(Number(limit)); // milliseconds
	for (const address of addresses) {
		found[address] = [];
		await page.goto(address);
		await page.click("patience-demo .patience-bar [data-act=play]");
		await page.waitForSelector("patience-demo .patience-stage button");
		for (const [width, height] of JSON.parse(screens)) {
			await page.setViewport({ width, height });
			const settled = ({ opening }) => (opening.isApart ? opening.open() : opening.close());
			await page.$eval("patience-demo", settled);
			await page.waitForFunction(() => {
				const { opening } = document.querySelector("patience-demo");
				return opening.isOpen === opening.isApart;
			});
			found[address].push(await page.evaluate(measure));
		}
	}
	console.log(JSON.stringify(found));
} finally {
	await browser.close();
}
