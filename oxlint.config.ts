import { defineConfig, type OxlintOverride } from 'oxlint'

/** The folders of app/, each of which may import those above it. */
const layers = [
  'lib',
  'strings',
  'ui',
  'config',
  'audit',
  'staff',
  'settings',
  'publishing',
  'media',
  'pages',
  'projects',
  'calculators',
  'analytics',
  'web-vitals',
  'csp-reports',
  'enquiries',
  'leads',
  'visits',
  'assignment',
  'notifications',
  'sources',
  'privacy',
  'editor',
  'health',
  'islands',
  'routes',
] as const
/** These know nothing of the database. */
const withoutDatabase = ['lib', 'strings', 'ui', 'config']

const climbing = { group: ['../**', './../**'], message: 'Cross folders with #app/…' }
const listed = {
  group: ['#content/projects/**', '#app/projects/catalogue/file-projects.ts'],
  message: 'Rules are tested on test/catalogue/; today’s listings are known to test/spec/.',
  allowTypeImports: true,
}
const sql = { group: ['kysely', 'pg'], message: 'SQL lives in a *.server.ts of its feature.' }

type Pattern = { group: string[]; message: string; allowTypeImports?: boolean }

function restrict(patterns: Pattern[]): NonNullable<OxlintOverride['rules']> {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

function layer(folder: string, place: number): OxlintOverride[] {
  const above = layers.slice(place + 1).map((other) => `#app/${other}/**`)
  const group = withoutDatabase.includes(folder) ? [...above, '#db/**'] : above
  const direction = { group, message: `${folder}/ may import only the folders above it in layers.` }
  const patterns = [climbing, listed, ...(group.length > 0 ? [direction] : [])]
  const excludeFiles = ['**/*.test.{ts,tsx}']
  return [
    { files: [`app/${folder}/**`], excludeFiles, rules: restrict([...patterns, sql]) },
    { files: [`app/${folder}/**/*.server.ts`], rules: restrict(patterns) },
  ]
}

/** The folders beside app/ and what none of their files may import; types may cross. */
const mayNotImport: Record<string, readonly string[]> = {
  content: ['#app/**', '#db/**', '#test/**', 'illustrate'],
  'packages/illustrate': ['#*/**'],
  db: ['#app/*/**', '!#app/{lib,config}/**', '#content/**'],
  server: ['#test/**', '#ops/**', '#cli/**', '**/scripts/**'],
  cli: ['#test/**', '#ops/**'],
  scripts: ['#test/**', '#ops/**', '**/server/**'],
}

function apart([folder, group]: [string, readonly string[]]): OxlintOverride {
  const message = `${folder}/ knows nothing of these.`
  return {
    files: [`${folder}/**`],
    excludeFiles: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: [...group], message, allowTypeImports: true }] },
      ],
    },
  }
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'node', 'oxc', 'vitest'],
  jsPlugins: ['./scripts/lint/linear-patterns.ts', './scripts/lint/oldest-browsers-lint.ts'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['build/**', '.react-router/**', 'data/**', 'db/schema.ts'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/incompatible-library': 'off',
    // The one frame holds a page of our own, which needs both that a sandbox would take.
    'react/iframe-missing-sandbox': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['it'] }],
    // A worker's postMessage has no target origin.
    'unicorn/require-post-message-target-origin': 'off',
    // Hono is not Express: its handlers may be async.
    'oxc/no-async-endpoint-handlers': 'off',
    // fast-check documents its default import: fc.property(...).
    'import/no-named-as-default-member': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'node/no-process-env': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'max-lines': ['error', { max: 250, skipBlankLines: true }],
    'max-lines-per-function': ['error', { max: 80 }],
    complexity: ['error', 12],
    'import/no-named-as-default': 'off',
    'no-console': ['error', { allow: ['error'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
  },
  overrides: [
    ...Object.entries(mayNotImport).map(apart),
    ...layers.flatMap(layer),
    {
      files: ['{cli,db,ops,scripts,server}/**/*.test.ts', 'test/**'],
      excludeFiles: ['test/{content,spec}/**'],
      rules: restrict([listed]),
    },
    { files: ['app/**/*.test.{ts,tsx}'], rules: restrict([climbing, listed]) },
    {
      // The only ones that read the files of the catalogue.
      files: ['app/projects/catalogue/{current-catalogue.server,file-projects}.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: [
        'app/root.tsx',
        'app/routes.ts',
        'app/routes/**',
        'app/entry.*',
        '*.config.ts',
        'ops/bench/growth/{manifest,vite.config}.ts',
        'server/app.ts',
        'scripts/lint/linear-patterns.ts',
        'scripts/lint/oldest-browsers-lint.ts',
        'test/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'app/config/config.server.ts',
        'app/routes.ts',
        'react-router.config.ts',
        'server.ts',
        'scripts/**',
        'cli/**',
        'ops/**',
        'test/**',
        'playwright.config.ts',
        'vitest.config.ts',
        'db/**',
        'packages/illustrate/**/*.test.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      // Below 640 px the table's rows are laid out as grids, which takes their roles away.
      files: [
        'app/leads/list/{lead-list-head,row/*}.tsx',
        'app/leads/spam/spam-table.tsx',
        'app/leads/contact-clicks/contact-table.tsx',
        'app/web-vitals/*-table.tsx',
      ],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    { files: ['**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      // The copies that all others call, as the oldest browsers make them.
      files: ['app/lib/lists.ts'],
      rules: { 'unicorn/no-array-reverse': 'off', 'unicorn/no-array-sort': 'off' },
    },
    { files: ['content/**'], rules: { 'max-lines': 'off' } },
    {
      // A drawing is a list of strokes from back to front: long, with small helpers beside what they draw.
      files: ['packages/illustrate/**'],
      rules: {
        'max-lines-per-function': ['error', { max: 130 }],
        complexity: ['error', 26],
        'unicorn/consistent-function-scoping': 'off',
      },
    },
    {
      // Input reaches what these hold; what hashes drawings reads their own sources only.
      files: ['app/**', 'content/**', 'db/**', 'server/**', 'server.ts', 'cli/**', 'scripts/**'],
      excludeFiles: ['app/media/renditions/picture-sources.server.ts'],
      rules: { 'patterns/linear': 'error' },
    },
    {
      // What the browser gets: all but the server's own files.
      files: ['app/**'],
      excludeFiles: ['**/*.server.{ts,tsx}', '**/*.test.{ts,tsx}'],
      rules: { 'browsers/oldest': 'error' },
    },
    {
      files: ['scripts/**', 'cli/**', 'ops/**', 'server.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.ts', 'test/e2e/**'],
      rules: { 'max-lines-per-function': 'off', 'typescript/no-misused-spread': 'off' },
    },
  ],
})
