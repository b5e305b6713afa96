import pytest

POLICY = "Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self'"
FAULTS = [
    ("pyodide.asm.wasm", "missing", "E_WASM_HTTP"),
    ("pyodide.asm.wasm", "cut", "E_WASM_SIZE"),
    ("pyodide.asm.wasm", "altered", "E_WASM_HASH"),
    ("python_stdlib.zip", "missing", "E_FILE_HTTP"),
    ("python_stdlib.zip", "cut", "E_FILE_SIZE"),
    ("python_stdlib.zip", "altered", "E_FILE_HASH"),
    ("pyodide.js", "missing", "E_FILE_HTTP"),
    ("pyodide.asm.js", "cut", "E_FILE_SIZE"),
    ("pyodide.asm.js", "Content-Type: text/plain", "E_FILE_INIT"),
    ("manifest.json", "missing", "E_FILE_HTTP"),
    ("manifest.json", "cut", "E_FILE_SIZE"),
    ("worker.js", "missing", "E_FILE_HTTP"),
    ("worker.js", POLICY, "E_WASM_INIT"),
]
CONNECT = """async (folder) => {
    const { connect } = await import(`${folder}worker/client.js`);
    connect(folder, "de").ready.catch(({ code }) => { document.title = code; });
}"""


@pytest.mark.parametrize("file, fault, code", FAULTS, ids=lambda value: value.partition(":")[0])
def test_each_fault_has_its_code(load, site, file, fault, code):
    site.faults[file] = fault
    assert load()["code"] == code


@pytest.mark.parametrize("mime", ["text/plain", pytest.param("application/octet-stream", marks=pytest.mark.long)])
def test_a_wrong_type_of_the_webassembly_does_no_harm(load, new_deal, site, mime):
    site.faults["pyodide.asm.wasm"] = f"Content-Type: {mime}"
    assert load(new_deal)["answers"][0]["ok"]


def test_a_host_without_https_offers_no_hashes_and_works(launch, site, connected, new_deal):
    with launch("--host-resolver-rules=MAP rules.test 127.0.0.1") as browser:
        page = browser.new_context().new_page()
        page.goto(site.address.replace("127.0.0.1", "rules.test"))
        assert page.evaluate("crypto.subtle === undefined")
        assert connected(page, new_deal)["answers"][0]["ok"]


def test_a_failed_load_is_not_kept(load, new_deal, site):
    site.faults["python_stdlib.zip"] = "missing"
    assert load()["code"] == "E_FILE_HTTP"
    site.faults.clear()
    assert load(new_deal)["answers"][0]["ok"]


@pytest.fixture
def own(chromium, site):
    """A page on a device of its own."""
    with chromium.new_context() as context, context.new_page() as page:
        page.goto(site.address)
        yield page


def test_a_page_that_went_offline_says_so(own, site):
    own.evaluate("folder => import(`${folder}worker/client.js`)", site.bundle)
    own.context.set_offline(True)
    own.evaluate(CONNECT, site.bundle)
    own.wait_for_function("document.title === 'E_OFFLINE'")


def test_a_load_without_progress_is_given_up_after_half_a_minute(own, site):
    site.faults["pyodide.asm.wasm"] = "silent"
    own.clock.install(time=0)
    own.clock.pause_at(1_000)
    with own.expect_response("**/python_stdlib.zip"):
        own.evaluate(CONNECT, site.bundle)
    own.clock.run_for(29_000)
    assert own.title() == "Rules"
    own.clock.run_for(30_000)
    own.wait_for_function("document.title === 'E_TIMEOUT'")


@pytest.mark.long  # the ordinary run asks for the sentences, in tests/site/test_demo_faults.py
@pytest.mark.parametrize(
    "flag, code",
    [("--jitless", "E_NO_WASM"), ("--wasm-max-mem-pages=256", "E_WASM_INIT")],
    ids=["none", "16 MB"],
)
def test_a_browser_without_webassembly_or_memory_says_so(launch, site, connected, flag, code):
    with launch(f"--js-flags={flag}") as browser:
        page = browser.new_context().new_page()
        page.goto(site.address)
        assert connected(page)["code"] == code
