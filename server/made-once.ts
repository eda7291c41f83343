import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Files that are made when they are first asked for and kept: those who ask at the same time share
 * one making, and at most `most` are under way.
 */
export function madeOnce(most: number) {
  const making = new Map<string, Promise<Buffer>>()
  const turns = limiter(most)

  return async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const underWay = making.get(file)
    if (underWay) return underWay
    const made = turns(() => makeAndKeep(file, make)).finally(() => making.delete(file))
    making.set(file, made)
    return made
  }
}

async function makeAndKeep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await make()
  const half = `${file}.${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(half, bytes)
    await rename(half, file)
  } catch {
    // A full or read-only disk costs the next visitor time, not this one the picture.
    await rm(half, { force: true }).catch(() => {})
  }
  return bytes
}

/** Runs at most `most` tasks at once, the others in the order in which they came. */
function limiter(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
