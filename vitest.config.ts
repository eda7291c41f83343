import { defineConfig } from 'vitest/config'

const inSources = '{app,cli,content,db,ops,scripts,server}'
const notHere = ['**/node_modules/**']
/** Whether PostgreSQL is away is judged by fractions of a second: after all that runs with others. */
const SILENT = 'test/integration/database/silent-database.process.test.ts'
/**
 * Leads that wait for an agent are assigned in these, so that they have a database of their own: enquiries
 * that another file left there, as SILENT does, are assigned to the person whom a test adds, who then has no room.
 */
const WOKEN = 'test/integration/assignment/triggered-by-*.process.test.ts'
const MACHINES = 'test/machines/**/*.process.test.ts'
/** Once more where a busy machine made one late, as journeys have it. */
const slow = { testTimeout: 30_000, hookTimeout: 60_000, retry: process.env['CI'] ? 1 : 0 }
const withDatabase = {
  globalSetup: ['test/helpers/site/built.ts', 'test/helpers/database/global-setup.ts'],
  setupFiles: ['test/helpers/database/use-database.ts'],
  server: { deps: { external: [/\/build\/server\//] } },
  ...slow,
}
/** A worker has one database for all of its files, and one app where they ask for it. */
const shared = {
  ...withDatabase,
  setupFiles: ['test/helpers/site/quick-hashes.ts', 'test/helpers/database/use-database.ts'],
  exclude: ['**/*.process.test.ts', ...notHere],
  isolate: false,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
}
/** Files that change what a process holds, or start others: each in a worker of its own, one after another. */
const ownProcess = { ...withDatabase, fileParallelism: false, maxWorkers: 1 }

export default defineConfig({
  test: {
    tags: [
      {
        name: 'whole',
        description:
          'Takes long, and another test of the gate goes much the same way: `npm run test:all` has it',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            `${inSources}/**/*.test.{ts,tsx}`,
            'test/{content,documents,spec}/**/*.test.ts',
          ],
          exclude: ['**/*.{server,request,process}.test.{ts,tsx}', ...notHere],
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'drawings',
          include: ['packages/illustrate/**/*.test.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
        },
      },
      // The jobs of an app would change what these look at: they have a database without one.
      { test: { name: 'database', include: ['**/*.server.test.ts'], ...shared } },
      {
        test: {
          name: 'requests',
          include: ['**/*.request.test.ts', 'test/integration/**/*.test.ts'],
          ...shared,
          exclude: [...shared.exclude, '**/*.server.test.ts'],
        },
      },
      {
        test: {
          name: 'process',
          include: ['**/*.process.test.{ts,tsx}'],
          exclude: [SILENT, WOKEN, MACHINES, ...notHere],
          ...ownProcess,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: { name: 'alone', include: [SILENT], ...ownProcess, sequence: { groupOrder: 3 } },
      },
      { test: { name: 'woken', include: [WOKEN], ...ownProcess, sequence: { groupOrder: 4 } } },
      {
        test: {
          name: 'machines',
          include: [MACHINES],
          globalSetup: ['test/helpers/site/built.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 5 },
          ...slow,
        },
      },
    ],
  },
})
