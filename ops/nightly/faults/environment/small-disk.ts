import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DISK_MB = 700
const MEGABYTE = 1024 * 1024

/** Only root can make one; throws otherwise. */
export function smallDisk(folder: string): string {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'northlight', disk], {
    stdio: 'ignore',
  })
  return disk
}

/** Leaves this many megabytes free; without a number it empties the disk. */
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
      // PostgreSQL took the rest: the disk is full.
    }
  }
}
