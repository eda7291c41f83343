/** For people who change the product. @type {Record<string, import('./commands.mjs').Noun>} */
export const developerCommands = {
  docs: {
    about: 'Documents',
    verbs: {
      write: {
        script: 'scripts/documents/write-docs.ts',
        isAlone: true,
        before: ['docs'],
        does: 'Writes the tables of `docs/configuration.md` and `docs/commands.md`, whose test fails until you run it, and of sizes in `docs/architecture.md`.',
      },
      readability: {
        script: 'scripts/documents/readability.ts',
        isAlone: true,
        before: ['readability'],
        does: 'Lists sentences of more than 25 words and words that are no plain English ([voice.md](voice.md)). A test fails if there are any.',
      },
    },
  },
  code: {
    about: 'Source files',
    verbs: {
      format: {
        script: 'node_modules/oxfmt/bin/oxfmt',
        isAlone: true,
        options: '[<file or folder>…]',
        before: ['format:write'],
        does: 'Formats the files, all of them unless you name some.',
      },
    },
  },
  packages: {
    about: 'Packages that ship',
    verbs: {
      audit: {
        script: 'scripts/packages/audit.mjs',
        isAlone: true,
        before: ['audit'],
        does: 'Asks the registry for known security problems in the packages that ship.',
      },
      lockfile: {
        script: 'scripts/packages/lockfile-sound.ts',
        isAlone: true,
        before: [],
        does: 'Checks that every package of `package-lock.json` is a version of the npm registry with its SHA-512. `npm run check` has it.',
      },
      sbom: {
        script: 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js',
        first: [
          '--omit=dev',
          '--ignore-npm-errors',
          '--output-reproducible',
          '--output-file=build/sbom.json',
        ],
        isAlone: true,
        before: ['sbom'],
        does: 'Writes `build/sbom.json`, the list of packages that ship, in CycloneDX format.',
      },
    },
  },
  test: {
    about: 'Tests that `npm test` does not have on its own',
    verbs: {
      unit: {
        script: 'node_modules/vitest/vitest.mjs',
        first: ['run', '--project', 'unit', '--maxWorkers=100%'],
        isAlone: true,
        before: ['test:unit'],
        does: 'Runs the unit tests alone, in half a minute.',
      },
      e2e: {
        script: 'scripts/test/e2e-tests.mjs',
        isAlone: true,
        options: '[test/e2e/enquiries/enquiry.spec.ts --late | --blocked]',
        before: ['journeys'],
        does: 'Runs every end-to-end test in Chromium, in about 25 minutes, or those of one file. `SHORT=1` runs the short form; `--late` delays each script by three seconds; `--blocked` allows none.',
      },
      budgets: {
        script: 'scripts/test/budgets.mjs',
        isAlone: true,
        options: '[--write]',
        before: ['budgets'],
        does: 'Shows the weight of every public page next to its budget. `--write` makes the weight the budget.',
      },
      programs: {
        script: 'scripts/test/test-programs.mjs',
        isAlone: true,
        before: ['test:programs'],
        does: 'Installs the programs that the tests need: Chromium, nginx, Caddy, PgBouncer, poppler-utils, openpyxl and LibreOffice (97 MB). On Debian, as root.',
      },
      machines: {
        script: 'node_modules/vitest/vitest.mjs',
        first: ['run', '--project', 'machines'],
        variables: { MACHINES: 'all' },
        isAlone: true,
        before: ['test:machines'],
        does: 'Restarts two and three processes behind nginx under load, with PgBouncer and without. `npm run test:all` has it.',
      },
      mutations: {
        script: 'test/mutations/run.ts',
        isAlone: true,
        before: ['test:mutations'],
        does: 'Plants twelve defects, one by one, in a copy of the last commit. Tests of the gate must fail with each.',
      },
    },
  },
  nightly: {
    about: 'Long tests against the built site',
    verbs: {
      load: {
        script: 'ops/nightly/load/load.ts',
        isAlone: true,
        needsBuild: true,
        options: '[--minutes 10 --only name,name --seed 1 --short --crowds --set NAME=value]',
        before: ['test:attack'],
        does: 'Attacks the built site for ten minutes while honest visitors use it. It uses `slowhttptest` of Debian where it is installed.',
      },
      faults: {
        script: 'ops/nightly/faults/faults.ts',
        isAlone: true,
        needsBuild: true,
        options: '[--only name,name --rounds 20 --seed 1 --seconds 30 --short --to folder]',
        before: ['test:faults'],
        does: 'Harms process, PostgreSQL, disk and pool while clients act, and checks that no acknowledged enquiry is lost.',
      },
      fuzz: {
        script: 'ops/nightly/fuzz/fuzz.ts',
        isAlone: true,
        needsBuild: true,
        options: '[--runs 10000 --seed 1]',
        before: ['test:fuzz'],
        does: 'Sends generated requests to every route and call. It fails at a 5xx, a hang, a stack trace, or a change of the dashboard by an outsider.',
      },
      sources: {
        script: 'ops/nightly/sources/sources.ts',
        isAlone: true,
        needsBuild: true,
        options: '[--leads 10000 --seed 1 --seconds 240 --kills 8 | --measure]',
        before: [],
        does: 'Sends leads of every kind of source to two processes, which it kills, and checks that none is lost or there twice. `--measure` compares enquiries without and with 1,000 deliveries a minute.',
      },
      scan: {
        script: 'ops/nightly/scan/scan.ts',
        isAlone: true,
        needsBuild: true,
        options: '[--only sqlmap|wapiti --part words,words --unreached --minutes 8 --write]',
        before: ['test:scan'],
        does: 'Runs sqlmap and wapiti (Debian: `apt-get install sqlmap wapiti`) against the built site. Reports are in `docs/scans`.',
      },
    },
  },
}
