import { firstSite, startAgain, type Kind } from './kind.ts'

export const terminate: Kind = {
  name: 'terminate',
  sentence:
    'SIGTERM under load: what runs is answered, PostgreSQL is stopped, and both start again',
  stage: 'own',
  isServed: false,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 50,
  strike: async ({ stage }) => {
    const site = firstSite(stage)
    site.kill('SIGTERM')
    const code = await site.ended()
    if (code !== 0) throw new Error(`SIGTERM ended the site with the code ${code}`)
    if (stage.database.processes().length > 0) throw new Error('SIGTERM left PostgreSQL running')
    await startAgain(site)
    return 'ended with code 0'
  },
}
