type Operation = { verb: string; table: string | undefined }

const CHANGES = new Set(['insert', 'update', 'delete', 'merge'])
const TOKENS = /'[^']*'|"[^"]*"|[a-z_][a-z_\d]*|[(),]/gi

/** OpenTelemetry's `db.query.summary`: verb and first table; a `with` statement counts by its change, else its first read. */
export function statementSummary(statement: string): string {
  const { verb, table } = operationOf(tokensOf(statement), new Map())
  return table === undefined ? verb : `${verb} ${table}`
}

function tokensOf(statement: string): string[] {
  return (statement.match(TOKENS) ?? [])
    .filter((token) => !token.startsWith("'"))
    .map((token) => token.replaceAll('"', '').toLowerCase())
}

function operationOf(tokens: readonly string[], outer: ReadonlyMap<string, Operation>): Operation {
  if (tokens[0] !== 'with') return plainOperation(tokens, outer)
  const parts = new Map(outer)
  const own: Operation[] = []
  let at = tokens[1] === 'recursive' ? 2 : 1
  for (;;) {
    const name = tokens[at] ?? ''
    const opens = tokens.indexOf('(', tokens.indexOf('as', at))
    if (opens < 0) return { verb: 'with', table: undefined }
    const closes = closingOf(tokens, opens)
    const operation = operationOf(tokens.slice(opens + 1, closes), parts)
    parts.set(name, operation)
    own.push(operation)
    at = closes + 2
    if (tokens[closes + 1] !== ',') break
  }
  const main = plainOperation(tokens.slice(at - 1), parts)
  return isChange(main) ? main : (own.find(isChange) ?? main)
}

function closingOf(tokens: readonly string[], opens: number): number {
  let depth = 0
  for (let at = opens; at < tokens.length; at += 1) {
    if (tokens[at] === '(') depth += 1
    if (tokens[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return tokens.length
}

function plainOperation(
  tokens: readonly string[],
  parts: ReadonlyMap<string, Operation>,
): Operation {
  const [first = ''] = tokens
  const verb = /^[a-z]{2,12}$/.test(first) ? first : 'statement'
  const table = tableOf(verb, tokens)
  const part = table === undefined ? undefined : parts.get(table)
  return verb === 'select' && part ? part : { verb, table }
}

function tableOf(verb: string, tokens: readonly string[]): string | undefined {
  const at = verb === 'update' ? 0 : tokens.findIndex((token) => token === before(verb))
  const from = tokens.slice(at + 1).findIndex((token) => !['(', 'only', 'lateral'].includes(token))
  if (at < 0 || from < 0) return undefined
  const found = tokens[at + 1 + from]
  return found === 'select' ? tableOf('select', tokens.slice(at + 1 + from)) : found
}

function before(verb: string): string {
  return verb === 'insert' || verb === 'merge' ? 'into' : 'from'
}

function isChange({ verb }: Operation): boolean {
  return CHANGES.has(verb)
}
