// Plays a few moves in Firefox: node in_firefox.mjs FIREFOX ADDRESS LIMIT prints what was said and what went wrong.
import puppeteer from "puppeteer-core";

const [executablePath, address, limit] = process.argv.slice(2); // the limit of all waits in milliseconds
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const errors = [];
try {
	const page = await browser.newPage();
	page.on("pageerror", (error) => errors.push(String(error)));
	page.setDefaultTimeout(Number(limit));
	await page.setViewport({ width: 1000, height: 900 });
	await page.goto(address);
	await page.click("patience-demo .patience-bar [data-act=play]");
	await page.waitForSelector("patience-demo .patience-stage button");
	const moves = () => page.evaluate(() => document.querySelector("patience-demo").play.game.moves.join());
	const until = async (wanted) => {
		await page.waitForFunction(
			(wanted) => document.querySelector("patience-demo").play.game.moves.join() === wanted,
			{},
			wanted,
		);
		return moves();
	};
	const at = (pile) => `patience-demo [data-pile="${pile}"] button`;
	await page.click(at("stock"));
	const tapped = await until("stock > waste");
	await page.focus(at("stock"));
	await page.keyboard.press("Enter");
	const pressed = await until("stock > waste,stock > waste");
	await page.$eval("patience-demo", (demo) => demo.scrollIntoView());
	const box = async (pile) => (await page.$(at(pile))).boundingBox();
	const [from, to] = [await box("sail 5"), await box("corner 1")];
	await page.mouse.move(from.x + 20, from.y + 20);
	await page.mouse.down();
	await page.mouse.move(from.x + 40, from.y + 30);
	await page.mouse.move(to.x + 20, to.y + 20);
	await page.mouse.up();
	const dragged = await until("stock > waste,stock > waste,sail 5 > corner 1");
	const focused = await page.evaluate(() => document.activeElement.closest("patience-demo") !== null);
	const status = await page.waitForSelector("patience-demo .patience-status:not(:empty)");
	const said = await status.evaluate(({ textContent }) => textContent);
	console.log(JSON.stringify({ tapped, pressed, dragged, focused, said, errors }));
} finally {
	await browser.close();
}
