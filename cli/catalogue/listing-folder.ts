import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { isSameListing } from '#app/projects/publishing/import/import-plan.ts'
import { listingFile } from '#app/projects/publishing/import/project-file.ts'

import { readListings } from '../../scripts/listings-sound.ts'

/** What stands in a folder of listings after an export, file by file. */
export type Exported = {
  written: string[]
  same: string[]
  /** Files whose listing has another address now, and parts that nothing imports any more. */
  replaced: string[]
  pruned: string[]
  /** Files of archived listings that stay, since no one asked to prune. */
  archived: string[]
  /** Files of listings that this site does not know. */
  unknown: string[]
}

type Catalogue = { listings: readonly Listing[]; archived: ReadonlySet<number> }

/**
 * Writes each listing into its file of a folder where that says something else. Of another file nothing
 * is touched, but that of a listing whose address changed, whose id would else be there twice, and with
 * `prune` those of archived listings. Throws a sentence where a file there cannot be read.
 */
export async function exportListings(
  folder: string,
  { listings, archived }: Catalogue,
  { prune }: { prune: boolean },
): Promise<Exported> {
  await mkdir(folder, { recursive: true })
  const present = (await readListings(folder)).map(({ file, project }) => ({
    file,
    project,
    id: idOf(project),
  }))
  const files = new Map(listings.map((listing) => [`${listing.slug}.ts`, listing]))
  const isThere = (file: string, listing: Listing) =>
    present.some((one) => one.file === file && isSameListing(one.project, listing))
  const [same, written] = parted([...files.keys()].toSorted(), (file) => {
    const listing = files.get(file)
    return listing !== undefined && isThere(file, listing)
  })
  const others = present.filter(({ file }) => !files.has(file))
  const named = new Set(listings.map(({ id }) => id))
  const [moved, strange] = parted(others, ({ id }) => id !== undefined && named.has(id))
  const [gone, unknown] = parted(strange, ({ id }) => id !== undefined && archived.has(id))
  const pruned = prune ? gone : []
  const parts = await partsOf(folder, [
    ...written,
    ...[...moved, ...pruned].map(({ file }) => file),
  ])
  for (const file of written) {
    const listing = files.get(file)
    if (listing) await writeWhole(join(folder, file), listingFile(listing))
  }
  const replaced = [...moved.map(({ file }) => file), ...parts]
  for (const name of [...replaced, ...pruned.map(({ file }) => file)])
    await rm(join(folder, name), { recursive: true })
  return {
    written,
    same,
    replaced,
    pruned: pruned.map(({ file }) => file),
    archived: prune ? [] : gone.map(({ file }) => file),
    unknown: unknown.map(({ file }) => file),
  }
}

/** A listing may lie in several files, in a folder of its name: written anew it is one, and imports none of them. */
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

/** Under its name only once all of it is there. */
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
