import { spanOf, wayOf, type Kind } from './kind.ts'

export const cutOff: Kind = {
  name: 'cut-off',
  sentence: 'of three processes one is cut off from the database without a word',
  stage: 'given',
  isServed: true,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 20,
  strike: async ({ stage: { wire }, fault, pass }) => {
    const way = wayOf(fault, ['shut', 'dead'])
    const operations = spanOf(fault, 40, 200)
    wire?.swallow({ shut: way === 'shut' })
    await pass(operations)
    wire?.open()
    return `${way} for ${operations} operations`
  },
}
