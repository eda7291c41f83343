import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MEGABYTE = 1_000_000

/** Resident megabytes now and at the peak; undefined after the process's end. */
export function memoryOf(pid: number): { now: number; peak: number } | undefined {
  const now = field(pid, 'VmRSS')
  const peak = field(pid, 'VmHWM')
  return now === undefined || peak === undefined ? undefined : { now, peak }
}

/** Megabytes of the server's child processes and of its PostgreSQL, without PostgreSQL's shared memory. */
export function childMemory(
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

export function processorSeconds(pid: number): number {
  const fields = fieldsOf(pid)
  // A tick is a hundredth of a second on Linux.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

export function childrenOf(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(fieldsOf(Number(name))[1])
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)])
  }
  const below = (one: number): number[] =>
    (parents.get(one) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

/** The name in parentheses may contain anything; the fields follow it. */
function fieldsOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`) ?? ''
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
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
