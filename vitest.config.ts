import { defineConfig } from 'vitest/config'

const slow = { testTimeout: 30_000, hookTimeout: 60_000 }
const withDatabase = {
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/use-database.ts'],
  fileParallelism: false,
  ...slow,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,attack,bench,content,db,deploy,faults,scripts,server}/**/*.test.{ts,tsx}',
            'test/{content,documents,specification}/**/*.test.ts',
          ],
          exclude: ['**/*.server.test.ts', '**/*.request.test.ts', '**/node_modules/**'],
        },
      },
      { test: { name: 'drawings', include: ['illustrate/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['{app,db,server,scripts,test}/**/*.server.test.ts'],
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'request',
          include: ['test/request/**/*.test.ts', '**/*.request.test.ts'],
          exclude: ['**/node_modules/**'],
          server: { deps: { external: [/\/build\/server\//] } },
          ...withDatabase,
          globalSetup: ['test/built.ts', 'test/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'machines',
          include: ['test/machines/**/*.test.ts'],
          globalSetup: ['test/built.ts'],
          fileParallelism: false,
          // Several processes of the site are enough for a machine: after everything else.
          sequence: { groupOrder: 1 },
          ...slow,
        },
      },
    ],
  },
})
