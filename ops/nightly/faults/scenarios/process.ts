import { spanOf, wayOf, type Scenario } from './scenario.ts'

export const processScenario: Scenario = {
  name: 'process',
  sentence: 'kill -9 of the site, SIGTERM, or kill -9 once more while it starts',
  isServed: false,
  rounds: 200,
  strike: async ({ environment, fault, pass }) => {
    const { site, database } = environment
    const way = wayOf(fault, ['killed', 'terminated', 'killed', 'killed twice'])
    site.kill(way === 'terminated' ? 'SIGTERM' : 'SIGKILL')
    const code = await site.ended()
    if (way === 'terminated' && code !== 0)
      throw new Error(`SIGTERM ended the site with the code ${code}`)
    if (way === 'terminated' && database.processes().length > 0)
      throw new Error('SIGTERM left PostgreSQL running')
    if (way === 'killed twice') {
      site.launch()
      await pass(spanOf(fault, 2, 30))
      site.kill('SIGKILL')
      await site.ended()
    }
    // As a service manager does.
    site.launch()
    await site.ready()
    return way
  },
}
