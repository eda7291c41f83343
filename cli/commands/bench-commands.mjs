const built = { isAlone: true, needsBuild: true }

/** @type {Record<string, import('./commands.mjs').Noun>} */
export const benchCommands = {
  bench: {
    about: 'Benchmarks',
    verbs: {
      growth: {
        script: 'ops/bench/growth/growth.ts',
        isAlone: true,
        options: '[2000]',
        before: ['bench:growth'],
        does: 'Measures pages, search and start with 20 to 20,000 projects, or with the number that you give.',
      },
      'leads-search': {
        script: 'ops/bench/leads/search.ts',
        before: ['bench:leads-search'],
        does: 'Measures searches of the dashboard over the leads of `DATA_DIR`.',
      },
      lighthouse: {
        ...built,
        script: 'ops/bench/lighthouse/lighthouse.ts',
        options: '[--runs 5 --routes /,/connect]',
        before: ['bench:lighthouse'],
        does: 'Runs Lighthouse on every page of the sitemap, on a phone. It fails at a score below 100, a shift, or 20 ms of blocked time.',
      },
      memory: {
        ...built,
        script: 'ops/bench/memory.ts',
        options: '[--quick --made ./data]',
        before: ['bench:memory'],
        does: 'Makes every picture and asks 100,000 times. It fails when the site then holds more than 200 MB. `--quick` takes a minute; `--made` reuses the pictures of a data folder.',
      },
      requests: {
        ...built,
        script: 'ops/bench/requests/requests.ts',
        options: '[--rounds 3 --seconds 10 --logs]',
        before: ['bench:requests'],
        does: 'Measures requests a second next to nginx, memory, and the time of a start.',
      },
    },
  },
}
