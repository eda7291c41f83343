import { childMemory, memoryOf, processorSeconds } from './memory.ts'
import type { Site } from './site.ts'

export type Watched = {
  /** Megabytes. */
  start: number
  peak: number
  children: number
  postgres: number
  /** Seconds of processor time, and of the clock. */
  worked: number
  lasted: number
}

/** Megabytes at which the run ends, to protect the machine. */
const HOPELESS = 3000

/** Samples memory every second; calls `over` when the site has ended or exceeds `HOPELESS`. */
export function watch(
  site: Site,
  over: (reason: string) => void,
): { watched: Watched; stop: () => void } {
  const began = { worked: processorSeconds(site.pid), at: performance.now() }
  const watched: Watched = {
    start: memoryOf(site.pid)?.now ?? 0,
    peak: 0,
    children: 0,
    postgres: 0,
    worked: 0,
    lasted: 0,
  }
  const sample = () => {
    const memory = memoryOf(site.pid)
    const { children, postgres } = childMemory(site.pid, site.dataFolder)
    watched.peak = Math.max(watched.peak, memory?.peak ?? 0)
    watched.children = Math.max(watched.children, children)
    watched.postgres = Math.max(watched.postgres, postgres)
    watched.worked = Math.max(watched.worked, processorSeconds(site.pid) - began.worked)
    watched.lasted = (performance.now() - began.at) / 1000
    if (!site.isAlive()) over('the site has ended')
    else if ((memory?.now ?? 0) > HOPELESS) over(`the site holds more than ${HOPELESS} MB`)
  }
  const timer = setInterval(sample, 1000)
  return {
    watched,
    stop: () => {
      clearInterval(timer)
      sample()
    },
  }
}
