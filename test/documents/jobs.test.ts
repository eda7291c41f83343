import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ROW = /^\| `([\w/-]+)`(?: \(`([\w/-]+)\/`\))? \|/

test('every job of docs/architecture.md is a file, and every file of jobs is named there', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const section = page.slice(page.indexOf('## Background jobs')).split('\n## ')[0] ?? ''
  const files = section.split('\n').flatMap((line) => {
    const [, name, folder = 'server/jobs'] = ROW.exec(line) ?? []
    if (name === undefined) return []
    return [
      [`${folder}/${name}.ts`, `${folder}/${name}.server.ts`].find((one) => existsSync(one)) ??
        name,
    ]
  })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect(file).toMatch(/\.ts$/)
  const started = readFileSync('server/jobs/registry.ts', 'utf8')
  for (const [, file] of started.matchAll(/from '\.\/([\w/-]+)\.ts'/g))
    expect(section, file).toContain(`\`${file}\``)
})
