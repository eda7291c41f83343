import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** From Debian's package `faketime`. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`

/** Why this machine cannot move clocks, or undefined. */
export function missingFaketime(): string | undefined {
  return existsSync(LIBRARY) ? undefined : `needs Debian's package faketime (${LIBRARY})`
}

/** A wall clock that processes read from one file; durations stay true. */
export function clockFile(folder: string) {
  const file = join(folder, 'clock')
  const move = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  move(0)
  return {
    move,
    variables: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  }
}
