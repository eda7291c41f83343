import { spanOf, wayOf, type Scenario } from './scenario.ts'

export const diskScenario: Scenario = {
  name: 'disk',
  sentence: 'the disk of the data is filled to the last megabytes, and emptied again',
  isServed: true,
  needsSmallDisk: true,
  rounds: 10,
  strike: async ({ environment, fault, pass }) => {
    const megabytes = wayOf(fault, [0, 1, 4])
    const operations = spanOf(fault, 60, 250)
    environment.fillBut?.(megabytes)
    // PostgreSQL's log has space in its present file, so it needs a new one.
    await environment.database
      .withClient((client) => client.query('select pg_switch_wal(), pg_switch_wal()'))
      .catch(() => {})
    await environment.database.withClient((client) => client.query('checkpoint')).catch(() => {})
    await pass(operations)
    environment.fillBut?.(undefined)
    return `${megabytes} MB left for ${operations} operations`
  },
}
