import { firstSite, spanOf, startAgain, wayOf, type Kind } from './kind.ts'

export const killProcess: Kind = {
  name: 'kill-process',
  sentence: 'kill -9 of the site under load, every fourth time once more while it starts',
  stage: 'own',
  isServed: false,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 200,
  strike: async ({ stage, fault, pass }) => {
    const site = firstSite(stage)
    site.kill('SIGKILL')
    await site.ended()
    const isTwice = wayOf(fault, [true, false, false, false])
    if (isTwice) {
      site.launch()
      await pass(spanOf(fault, 2, 30))
      site.kill('SIGKILL')
      await site.ended()
    }
    await startAgain(site)
    return isTwice ? 'killed twice' : 'killed'
  },
}
