import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DISK_MB = 700
const MEGABYTE = 1024 * 1024

/** A disk of its own for the data; only root may make one. Throws where it is not to be had. */
export function smallDisk(folder: string): string {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'northlight', disk], {
    stdio: 'ignore',
  })
  return disk
}

/** Fills a disk so that so many megabytes are free; without a figure it is emptied again. */
export function diskFiller(disk: string): (megabytes: number | undefined) => void {
  const filler = join(disk, 'filler')
  return (megabytes) => {
    rmSync(filler, { force: true })
    if (megabytes === undefined) return
    const { bavail, bsize } = statfsSync(disk)
    const size = Math.max(0, bavail * bsize - megabytes * MEGABYTE)
    try {
      writeFileSync(filler, Buffer.alloc(size))
    } catch {
      // PostgreSQL took the last of it meanwhile: the disk is as full as it can be.
    }
  }
}
