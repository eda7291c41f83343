/**
 * What people who change the product may call.
 * @type {Record<string, Record<string, import('./commands.mjs').Command>>}
 */
export const developerCommands = {
  Tests: {
    test: {
      does: 'Runs what every change must pass: checks, unit and integration tests, and about sixty browser journeys. It installs Chromium where it is missing.',
    },
    'test:all': {
      does: 'Runs everything, before a release: also tests that start processes, all journeys, attacks, faults and generated requests. It runs `test:programs` first.',
    },
    'test:feature': {
      words: '-- leads',
      does: 'Checks format, lint and types and runs the unit and integration tests of one feature of `app/`, or of a folder.',
    },
    'test:changed': { does: 'The same for what differs from main.' },
    'test:mutations': {
      does: 'Plants twelve defects, one by one, in a copy of the last commit. Tests of the gate must fail with each.',
    },
    'test:unit': { does: 'Runs the unit tests alone, in half a minute.' },
    'test:file': {
      words: '-- app/lib/phone/phone.test.ts',
      does: 'Runs the tests of one file or folder, and builds what the sources changed.',
    },
    journeys: {
      words: '[-- test/e2e/enquiries/enquiry.spec.ts --late | --blocked]',
      does: 'Runs every journey in Chromium, in about 25 minutes, or those of one file. `SHORT=1` runs the short form; `--late` delays each script by three seconds; `--blocked` allows none.',
    },
    'test:programs': {
      does: 'Installs the programs that the tests need: Chromium, nginx, PgBouncer, poppler-utils, faketime, a C compiler, openpyxl and LibreOffice (88 MB). On Debian, as root.',
    },
    'test:machines': {
      does: 'Restarts two and three processes behind nginx under load, with PgBouncer and without. `npm run test:all` has it.',
    },
    'test:attack': {
      words:
        '[-- --minutes 10 --only name,name --seed 1 --short --crowds --with-faults --set NAME=value]',
      does: 'Attacks the built site for ten minutes while honest visitors use it. It uses `slowhttptest` of Debian where it is installed.',
    },
    'test:faults': {
      words: '[-- --only name,name --rounds 20 --seed 1 --seconds 30 --short --to folder]',
      does: 'Harms process, PostgreSQL, disk and clock while clients act, and checks that no acknowledged enquiry is lost.',
    },
    'test:fuzz': {
      words: '[-- --runs 10000 --seed 1]',
      does: 'Sends generated requests to every route and call. It fails at a 5xx, a hang, a stack trace, or a change of the dashboard by an outsider.',
    },
    'test:scan': {
      words: '[-- --only sqlmap|wapiti --part words,words --unreached --minutes 8 --write]',
      does: 'Runs sqlmap and wapiti (Debian: `apt-get install sqlmap wapiti`) against the built site. Reports are in `docs/scans`.',
    },
  },
  Checks: {
    check: {
      does: 'Runs all of these: `format`, `lint`, `types`, `unused`, `spelling`, `lockfile` and `secrets`.',
    },
    format: { does: 'Says which files are not formatted.' },
    'format:write': { does: 'Formats the files.' },
    lint: { does: 'Runs the linter; a warning fails.' },
    types: { does: 'Checks the types.' },
    unused: { does: 'Finds unused files, exports and packages.' },
    spelling: {
      does: 'Checks the spelling of the documents, the words of the dashboard and the content; `cspell.json` has names and other words.',
    },
    readability: {
      does: 'Lists sentences of more than 25 words and words that are no plain English ([voice.md](voice.md)). A test fails if there are any.',
    },
    lockfile: {
      does: 'Checks that every package of `package-lock.json` is a version of the npm registry with its SHA-512.',
    },
    secrets: { does: 'Looks for secrets in the files.' },
    audit: { does: 'Asks the registry for known security problems in the packages that ship.' },
    sbom: {
      does: 'Writes `build/sbom.json`, the list of packages that ship, in CycloneDX format.',
    },
    'db:schema': {
      does: 'Writes `db/schema.ts`, the types of all tables, after a new migration.',
    },
    docs: {
      does: 'Writes the tables of `docs/configuration.md` and `docs/commands.md`. A test fails until you run it.',
    },
  },
  Benchmarks: {
    budgets: {
      words: '[-- --write]',
      does: 'Shows the weight of every public page next to its budget. `--write` makes the weight the budget.',
    },
    'bench:capture': {
      words:
        '[-- --seconds 5 --rounds 3 --processes 1,2,3 --through direct,pgbouncer --webhook without,with]',
      does: 'Measures enquiries and pages a second of one, two and three processes behind nginx.',
    },
    'bench:dictionary': {
      does: 'Measures the bytes of every page, alone and with the compression dictionary.',
    },
    'bench:first': {
      does: 'Asks for pictures that no one has asked for, ten at a time. It fails when one in twenty takes 300 ms.',
    },
    'bench:growth': {
      words: '[-- 2000]',
      does: 'Measures pages, search and start with 20 to 20,000 projects, or with the number that you give.',
    },
    'bench:leads-browser': {
      words: '[-- --leads 20000]',
      does: 'Measures the workbook of 2,00,000 leads that the dashboard makes in the browser.',
    },
    'bench:leads-export': {
      words: '[-- 100000]',
      does: 'Makes a million leads and measures their export as xlsx, as CSV and by the API.',
    },
    'bench:leads-scroll': {
      does: 'Measures the frames of the lead list while it scrolls. It fails when it misses two in a hundred more than the same rows without script.',
    },
    'bench:leads-search': {
      does: 'Measures searches of the dashboard over the leads of `DATA_DIR`.',
    },
    'bench:insight': {
      does: 'Measures the reports of the dashboard over the leads of `DATA_DIR`. It fails beyond 200 ms.',
    },
    'bench:memory': {
      words: '[-- --quick --made ./data]',
      does: 'Makes every picture and asks 100,000 times. It fails when the site then holds more than 200 MB. `--quick` takes a minute; `--made` reuses the pictures of a data folder.',
    },
    'bench:lighthouse': {
      words: '[-- --runs 5 --routes /,/connect --peer]',
      does: 'Runs Lighthouse on every page. `--peer` adds an Astro build for comparison.',
    },
    'bench:interactions': {
      words: '[-- --rounds 5]',
      does: 'Measures the time from a touch to its effect, on a phone with a slow processor.',
    },
    'bench:pictures': {
      words: '[-- --ways]',
      does: 'Measures the weight of pictures and their likeness to their masters. `--ways` compares other encodings.',
    },
    'bench:publishing': {
      words: '[-- 2000 10 each]',
      does: 'Publishes projects next to 2,000 others and measures how soon a page follows, and the wait of visitors meanwhile. The numbers are projects and seconds between publications; `each` edits every project first.',
    },
    'bench:requests': {
      words: '[-- --rounds 3 --seconds 10 --logs]',
      does: 'Measures requests a second next to nginx, memory, and the time of a start.',
    },
    'bench:screens': {
      words: '[-- --before]',
      does: 'Compares every public page, dot by dot, with the pictures that `--before` kept, on a phone and on a desktop.',
    },
    'bench:desk-screens': {
      words: '[-- --editor]',
      does: 'Takes pictures of every dashboard screen into `data/desk-screens`: phone and desktop, light and dark. `--editor` takes every state of the editor only.',
    },
  },
}
