import { childrenOf, memoryOf } from '#ops/nightly/load/memory.ts'

/** Main memory: all nginx processes together, or the site's serving process. */
export type Resident = { name: string; megabytes: number }

export function residents(sides: readonly { name: string; pid: number }[]): Resident[] {
  return sides.map(({ name, pid }) => {
    const processes = name === 'nginx' ? [pid, ...childrenOf(pid)] : [pid]
    const held = processes.map((one) => memoryOf(one)?.now ?? 0)
    return { name, megabytes: Math.round(held.reduce((sum, one) => sum + one, 0)) }
  })
}
