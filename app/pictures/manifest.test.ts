import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { projects } from '#content/projects/catalogue.ts'

import { pictures } from './manifest.server.ts'

const entry = z.strictObject({
  id: z.string().min(1),
  file: z.string().endsWith('.avif'),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  focus: z.number().min(0).max(100),
  hash: z.string().min(8),
  alt: z
    .string()
    .endsWith('Artist\u2019s impression.')
    .or(z.string().endsWith("Artist's impression.")),
})

test('every drawn picture has its file, its size and a text that says it is an impression', () => {
  for (const picture of pictures.values()) {
    expect(entry.parse(picture)).toEqual(picture)
    expect(existsSync(path.join('content/pictures', picture.file)), picture.file).toBe(true)
  }
})

test('every project has a picture of its own and a text of its own', () => {
  const texts = new Set<string>()
  for (const project of projects) {
    const picture = pictures.get(project.slug)
    expect(picture, project.slug).toBeDefined()
    texts.add(picture?.alt ?? '')
  }
  expect(texts.size).toBe(projects.length)
})
