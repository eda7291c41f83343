import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sectionSchema } from '#app/projects/sections/section.ts'
import { anyProject } from '#test/catalogue/any-project.ts'

import { projectFile } from './project-file.ts'

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'northlight-listings-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One file for all runs, so that oxfmt starts only once. */
const sampled = fc.sample(anyProject, { numRuns: 200, seed: 20 })

test('the samples have every kind of section', () => {
  const kinds = new Set(sampled.flatMap(({ sections }) => sections.map(({ kind }) => kind)))
  expect(kinds.size).toBe(sectionSchema.options.length)
})

test('a file exports exactly its project', { tags: ['whole'] }, async () => {
  for (const [at, parsed] of sampled.entries()) {
    const path = join(folder, `read-${at}.ts`)
    writeFileSync(path, projectFile(parsed))
    const { project } = await import(pathToFileURL(path).href)
    // Emptied values are absent.
    expect(project).toStrictEqual(JSON.parse(JSON.stringify(parsed)))
  }
})

test('a file is formatted as by oxfmt', () => {
  const files = sampled.map((project, at) => {
    const path = join(folder, `formatted-${at}.ts`)
    writeFileSync(path, projectFile(project))
    return { path, text: projectFile(project) }
  })
  const oxfmt = resolve('node_modules/oxfmt/bin/oxfmt')
  const config = resolve('.oxfmtrc.json')
  execFileSync(process.execPath, [oxfmt, '-c', config, ...files.map(({ path }) => path)])
  for (const { path, text } of files) expect(readFileSync(path, 'utf8')).toBe(text)
})
