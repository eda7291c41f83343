/** @type {Record<string, { does: string, options?: string }>} */
export const npmScripts = {
  start: {
    does: 'Installs packages, builds the site and makes the database if needed, then runs the site.',
  },
  dev: { does: 'Runs the site for development: it reloads as the sources change.' },
  build: { does: 'Builds the site only. `npm start` does it when the sources changed.' },
  test: {
    does: 'Runs what every change must pass: checks, unit and integration tests, and about sixty browser journeys. It installs Chromium where it is missing.',
  },
  'test:all': {
    does: 'Runs everything, before a release: also tests that start processes, all journeys, attacks, faults and generated requests. It runs `bin/northlight test programs` first.',
  },
  'test:feature': {
    options: '-- leads',
    does: 'Checks format, lint and types and runs the unit and integration tests of one feature of `app/`, or of a folder.',
  },
  'test:changed': { does: 'The same for what differs from main.' },
  'test:file': {
    options: '-- app/lib/phone/phone.test.ts',
    does: 'Runs the tests of one file or folder, and builds what the sources changed.',
  },
  check: {
    does: 'Runs all of these: `format`, `lint`, `types`, `unused`, `spelling`, `lockfile` and `secrets`.',
  },
  format: { does: 'Says which files are not formatted.' },
  lint: { does: 'Runs the linter; a warning fails.' },
  types: { does: 'Checks the types.' },
  unused: { does: 'Finds unused files, exports and packages.' },
  spelling: {
    does: 'Checks the spelling of the documents, the words of the dashboard and the content; `cspell.json` has names and other words.',
  },
  lockfile: {
    does: 'Checks that every package of `package-lock.json` is a version of the npm registry with its SHA-512.',
  },
  secrets: { does: 'Looks for secrets in the files.' },
}

/** Throws where package.json has no such script. @param {string} name */
export function scriptUsage(name) {
  const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  return [call, scriptOf(name).options].filter(Boolean).join(' ')
}

export function answerHelp() {
  const name = process.env.npm_lifecycle_event
  if (name === undefined || !process.argv.includes('--help')) return
  console.log(`${scriptUsage(name)}\n${scriptOf(name).does}`)
  process.exit(0)
}

/** @param {string} name */
function scriptOf(name) {
  const script = Object.hasOwn(npmScripts, name) ? npmScripts[name] : undefined
  if (script === undefined) throw new Error(`There is no script ${name}.`)
  return script
}
