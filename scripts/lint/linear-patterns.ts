import { analyse, type Report } from 'scslre'

type Literal = { regex?: { pattern: string; flags: string } }
type Context = { report: (problem: { node: object; message: string }) => void }

const linear = {
  create(context: Context) {
    return {
      Literal(node: Literal) {
        if (!node.regex) return
        const slow = slowness(node.regex.pattern, node.regex.flags)
        if (slow !== undefined) context.report({ node, message: slow })
      },
    }
  },
}

export default { meta: { name: 'patterns' }, rules: { linear } }

export function slowness(pattern: string, flags: string): string | undefined {
  // The analysis cannot read patterns with flag v.
  if (flags.includes('v')) return 'The flag v cannot be judged.'
  const { reports } = analyse({ source: pattern, flags }, { reportTypes: TYPES })
  const worst = reports.find(({ exponential }) => exponential) ?? reports[0]
  return worst && sentence(worst)
}

const TYPES = { Trade: true, Self: true, Move: true }

function sentence({ character, type, exponential }: Report): string {
  const time = exponential ? 'exponential' : type === 'Move' ? 'quadratic' : 'polynomial'
  return `A text of many "${character.pick}" takes ${time} time.`
}
