import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes in a megabyte, as the bound is meant. */
const MEGABYTE = 1_000_000

/** Megabytes in main memory of one process now, and the most it ever had; undefined when it is gone. */
export function memoryOf(pid: number): { now: number; most: number } | undefined {
  const now = field(pid, 'VmRSS')
  const most = field(pid, 'VmHWM')
  return now === undefined || most === undefined ? undefined : { now, most }
}

/**
 * Megabytes of the processes that the server started, and of the PostgreSQL of its data folder. What
 * PostgreSQL's processes share is not counted, since each of them would count it again.
 */
export function memoryBelow(
  pid: number,
  dataFolder: string,
): { children: number; postgres: number } {
  const database = Number(read(join(dataFolder, 'postgres/postmaster.pid'))?.split('\n')[0])
  const cluster = Number.isNaN(database) ? [] : [database, ...childrenOf(database)]
  const others = childrenOf(pid).filter((child) => !cluster.includes(child))
  return {
    children: sum(others.map((child) => field(child, 'VmRSS') ?? 0)),
    postgres: sum(cluster.map((child) => field(child, 'RssAnon') ?? 0)),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** Every process below this one, however deep. */
export function childrenOf(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // The name in parentheses may hold anything; the fields follow its end.
    const fields = (read(`/proc/${name}/stat`) ?? '').replace(/^.*\) /s, '').split(' ')
    const parent = Number(fields[1])
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)])
  }
  const below = (one: number): number[] =>
    (parents.get(one) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

function field(pid: number, name: string): number | undefined {
  const text = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '')
  return text ? (Number(text[1]) * 1024) / MEGABYTE : undefined
}

/** A process may end at any time. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
