import { defineConfig } from 'vitest/config'

/** Nothing in these waits for a clock: they take every core, or what `npm test` leaves of them, which may be little for a while. */
const together = { maxWorkers: '100%', sequence: { groupOrder: 0 }, testTimeout: 60_000 }
/** Once more where a busy machine made one late, as journeys have it. */
const slow = { testTimeout: 30_000, hookTimeout: 60_000, retry: process.env['CI'] ? 1 : 0 }
/** Whether PostgreSQL is away is judged by fractions of a second: after all that runs beside others. */
const SILENT = 'test/request/silent-database.request.test.ts'
/**
 * Whatever waits for somebody is given out in these, so that they have a database of their own: enquiries
 * that another file left there, as SILENT does, are given to whoever a test adds, who then has no room.
 */
const WOKEN = 'test/staff/woken-by-*.server.test.ts'
/** What another runner has, where `npm test` runs two side by side. */
const elsewhere = process.env['ELSEWHERE'] ? [process.env['ELSEWHERE']] : []
const setUpBuilt = ['test/built.ts', 'test/global-setup.ts']
const withDatabase = {
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/use-database.ts'],
  fileParallelism: false,
  // By themselves: what is measured in them is what a visitor waits for.
  sequence: { groupOrder: 1 },
  ...slow,
}

export default defineConfig({
  test: {
    tags: [
      {
        name: 'whole',
        description:
          'Takes long, and another test of the short form goes much the same way: `npm run test:whole` has it',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,attack,bench,content,db,deploy,faults,scripts,server}/**/*.test.{ts,tsx}',
            'test/{content,documents,specification}/**/*.test.ts',
          ],
          exclude: ['**/*.server.test.ts', '**/*.request.test.ts', '**/node_modules/**'],
          ...together,
        },
      },
      { test: { name: 'drawings', include: ['illustrate/**/*.test.ts'], ...together } },
      {
        test: {
          name: 'server',
          include: ['{app,db,server,scripts,test}/**/*.server.test.ts'],
          exclude: [WOKEN, '**/node_modules/**'],
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'request',
          include: ['test/request/**/*.test.ts', '**/*.request.test.ts'],
          exclude: [SILENT, ...elsewhere, '**/node_modules/**'],
          server: { deps: { external: [/\/build\/server\//] } },
          ...withDatabase,
          globalSetup: setUpBuilt,
        },
      },
      {
        test: {
          name: 'alone',
          include: [SILENT],
          ...withDatabase,
          globalSetup: setUpBuilt,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'woken',
          include: [WOKEN],
          ...withDatabase,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'machines',
          include: ['test/machines/**/*.test.ts'],
          globalSetup: ['test/built.ts'],
          fileParallelism: false,
          // Several processes of the site are enough for a machine: after everything else.
          sequence: { groupOrder: 3 },
          ...slow,
        },
      },
    ],
  },
})
