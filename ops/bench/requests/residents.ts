import { childrenOf, memoryOf } from '#ops/nightly/load/memory.ts'

/** Megabytes in main memory of a server: nginx's processes together, of the site the one that serves. */
export type Resident = { name: string; megabytes: number }

export function residents(sides: readonly { name: string; pid: number }[]): Resident[] {
  return sides.map(({ name, pid }) => {
    const processes = name === 'nginx' ? [pid, ...childrenOf(pid)] : [pid]
    const held = processes.map((one) => memoryOf(one)?.now ?? 0)
    return { name, megabytes: Math.round(held.reduce((sum, one) => sum + one, 0)) }
  })
}
