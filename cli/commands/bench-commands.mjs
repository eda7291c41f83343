const built = { isAlone: true, needsBuild: true }

/** @type {Record<string, import('./commands.mjs').Noun>} */
export const benchCommands = {
  bench: {
    about: 'Benchmarks',
    verbs: {
      capture: {
        ...built,
        script: 'ops/bench/capture/capture.ts',
        options:
          '[--seconds 5 --rounds 3 --processes 1,2,3 --through direct,pgbouncer --webhook without,with]',
        before: ['bench:capture'],
        does: 'Measures enquiries and pages a second of one, two and three processes behind nginx.',
      },
      'dashboard-screens': {
        script: 'scripts/test/screens.mjs',
        first: ['--desk'],
        isAlone: true,
        options: '[--editor]',
        before: ['bench:desk-screens'],
        does: 'Takes pictures of every dashboard screen into `data/desk-screens`: phone and desktop, light and dark. `--editor` takes every state of the editor only.',
      },
      dictionary: {
        ...built,
        script: 'ops/bench/dictionary.ts',
        before: ['bench:dictionary'],
        does: 'Measures the bytes of every page, alone and with the compression dictionary.',
      },
      first: {
        ...built,
        script: 'ops/bench/pictures/first.ts',
        before: ['bench:first'],
        does: 'Asks for pictures that no one has asked for, ten at a time. It fails when one in twenty takes 300 ms.',
      },
      growth: {
        script: 'ops/bench/growth/growth.ts',
        isAlone: true,
        options: '[2000]',
        before: ['bench:growth'],
        does: 'Measures pages, search and start with 20 to 20,000 projects, or with the number that you give.',
      },
      interactions: {
        ...built,
        script: 'ops/bench/interactions/interactions.ts',
        options: '[--rounds 5]',
        before: ['bench:interactions'],
        does: 'Measures the time from a touch to its effect, on a phone with a slow processor.',
      },
      'leads-browser': {
        ...built,
        script: 'ops/bench/leads/browser.ts',
        options: '[--leads 20000]',
        before: ['bench:leads-browser'],
        does: 'Measures the workbook of 2,00,000 leads that the dashboard makes in the browser.',
      },
      'leads-export': {
        ...built,
        script: 'ops/bench/leads/export.ts',
        options: '[100000]',
        before: ['bench:leads-export'],
        does: 'Makes a million leads and measures their export as xlsx, as CSV and by the API.',
      },
      'leads-scroll': {
        ...built,
        script: 'ops/bench/leads/scroll.ts',
        before: ['bench:leads-scroll'],
        does: 'Measures the frames of the lead list while it scrolls. It fails when it misses two in a hundred more than the same rows without script.',
      },
      'leads-search': {
        script: 'ops/bench/leads/search.ts',
        before: ['bench:leads-search'],
        does: 'Measures searches of the dashboard over the leads of `DATA_DIR`.',
      },
      lighthouse: {
        ...built,
        script: 'ops/bench/lighthouse/lighthouse.ts',
        options: '[--runs 5 --routes /,/connect --peer]',
        before: ['bench:lighthouse'],
        does: 'Runs Lighthouse on every page. `--peer` adds an Astro build for comparison.',
      },
      memory: {
        ...built,
        script: 'ops/bench/memory.ts',
        options: '[--quick --made ./data]',
        before: ['bench:memory'],
        does: 'Makes every picture and asks 100,000 times. It fails when the site then holds more than 200 MB. `--quick` takes a minute; `--made` reuses the pictures of a data folder.',
      },
      pictures: {
        script: 'ops/bench/pictures/pictures.ts',
        isAlone: true,
        options: '[--ways]',
        before: ['bench:pictures'],
        does: 'Measures the weight of pictures and their likeness to their masters. `--ways` compares other encodings.',
      },
      publishing: {
        ...built,
        script: 'ops/bench/publishing/publishing.ts',
        options: '[2000 10 each]',
        before: ['bench:publishing'],
        does: 'Publishes projects next to 2,000 others and measures how soon a page follows, and the wait of visitors meanwhile. The numbers are projects and seconds between publications; `each` edits every project first.',
      },
      reports: {
        script: 'ops/bench/leads/reports.ts',
        before: ['bench:insight'],
        does: 'Measures the reports of the dashboard over the leads of `DATA_DIR`. It fails beyond 200 ms.',
      },
      requests: {
        ...built,
        script: 'ops/bench/requests/requests.ts',
        options: '[--rounds 3 --seconds 10 --logs]',
        before: ['bench:requests'],
        does: 'Measures requests a second next to nginx, memory, and the time of a start.',
      },
      screens: {
        script: 'scripts/test/screens.mjs',
        isAlone: true,
        options: '[--before]',
        before: ['bench:screens'],
        does: 'Compares every public page, dot by dot, with the pictures that `--before` kept, on a phone and on a desktop.',
      },
    },
  },
}
