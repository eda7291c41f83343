import { spanOf, wayOf, type Kind } from './kind.ts'

export const diskFull: Kind = {
  name: 'disk-full',
  sentence: 'the disk of the data is filled to the last megabytes, and emptied again',
  stage: 'small-disk',
  isServed: true,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 10,
  missingRequirement: () =>
    process.getuid?.() === 0 ? undefined : 'needs root, to mount a small disk',
  strike: async ({ stage, fault, pass }) => {
    const megabytes = wayOf(fault, [0, 1, 4])
    const operations = spanOf(fault, 60, 250)
    stage.fillBut?.(megabytes)
    // PostgreSQL's log has space in its present file, so it needs a new one.
    await stage.database
      .withClient((client) => client.query('select pg_switch_wal(), pg_switch_wal()'))
      .catch(() => {})
    await stage.database.withClient((client) => client.query('checkpoint')).catch(() => {})
    await pass(operations)
    stage.fillBut?.(undefined)
    return `${megabytes} MB left for ${operations} operations`
  },
}
