import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ProjectContent } from '#app/projects/model/project.ts'
import { isSameProject } from '#app/projects/publishing/import/import-plan.ts'
import { projectFile } from '#app/projects/publishing/import/project-file.ts'

import { readProjects } from '../../scripts/catalogue/validate-projects.ts'

/** Files of a folder after an export. */
export type Exported = {
  written: string[]
  same: string[]
  /** Files of projects whose address changed, and parts that no file imports any more. */
  replaced: string[]
  pruned: string[]
  /** Files of archived projects, which stay without `prune`. */
  archived: string[]
  /** Files of projects that this site does not know. */
  unknown: string[]
}

type Catalogue = { projects: readonly ProjectContent[]; archived: ReadonlySet<number> }

/**
 * Writes projects that differ from their file. Removes a file whose project has a new address, and with `prune`
 * files of archived projects. Throws a sentence where it cannot read a file.
 */
export async function exportProjects(
  folder: string,
  { projects, archived }: Catalogue,
  { prune }: { prune: boolean },
): Promise<Exported> {
  await mkdir(folder, { recursive: true })
  const present = (await readProjects(folder)).map(({ file, project }) => ({
    file,
    project,
    id: idOf(project),
  }))
  const files = new Map(projects.map((project) => [`${project.slug}.ts`, project]))
  const isThere = (file: string, project: ProjectContent) =>
    present.some((one) => one.file === file && isSameProject(one.project, project))
  const [same, written] = parted([...files.keys()].toSorted(), (file) => {
    const project = files.get(file)
    return project !== undefined && isThere(file, project)
  })
  const others = present.filter(({ file }) => !files.has(file))
  const named = new Set(projects.map(({ id }) => id))
  const [moved, strange] = parted(others, ({ id }) => id !== undefined && named.has(id))
  const [removable, unknown] = parted(strange, ({ id }) => id !== undefined && archived.has(id))
  const pruned = prune ? removable : []
  const parts = await partsOf(folder, [
    ...written,
    ...[...moved, ...pruned].map(({ file }) => file),
  ])
  for (const file of written) {
    const project = files.get(file)
    if (project) await writeWhole(join(folder, file), projectFile(project))
  }
  const replaced = [...moved.map(({ file }) => file), ...parts]
  for (const name of [...replaced, ...pruned.map(({ file }) => file)])
    await rm(join(folder, name), { recursive: true })
  return {
    written,
    same,
    replaced,
    pruned: pruned.map(({ file }) => file),
    archived: prune ? [] : removable.map(({ file }) => file),
    unknown: unknown.map(({ file }) => file),
  }
}

/** A project in several files becomes one file, which imports none of its parts. */
async function partsOf(folder: string, files: readonly string[]): Promise<string[]> {
  const names = files.map((file) => file.slice(0, -'.ts'.length))
  const there = names.filter((name) => existsSync(join(folder, name)))
  const found = await Promise.all(
    there.map(async (name) => {
      const inside = await readdir(join(folder, name))
      return inside.every((file) => file.endsWith('.ts')) ? [`${name}/`] : []
    }),
  )
  return found.flat()
}

/** Renamed when complete. */
async function writeWhole(path: string, text: string): Promise<void> {
  const half = `${path}.half`
  await writeFile(half, text)
  await rename(half, path)
}

function idOf(project: unknown): number | undefined {
  if (typeof project !== 'object' || project === null || !('id' in project)) return undefined
  return typeof project.id === 'number' ? project.id : undefined
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
