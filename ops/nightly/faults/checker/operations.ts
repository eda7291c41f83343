import type { Entry, Operation } from '#ops/nightly/faults/history.ts'

/** An operation and its answer; without one its outcome is unknown. */
export type Done<Kind extends Operation['kind'] = Operation['kind']> = {
  op: string
  outcome: 'ok' | 'fail' | 'unknown'
  changeSetId: string | undefined
  operation: Extract<Operation, { kind: Kind }>
}

export function operationsOf<Kind extends Operation['kind']>(
  history: readonly Entry[],
  kind: Kind,
): Done<Kind>[] {
  const ends = new Map(
    history.flatMap((line) =>
      line.type === 'ok' || line.type === 'fail' || line.type === 'unknown'
        ? [[line.op, line] as const]
        : [],
    ),
  )
  return history.flatMap((line) => {
    if (line.type !== 'invoke' || !isOf(line.operation, kind)) return []
    const end = ends.get(line.op)
    return [
      {
        op: line.op,
        outcome: end?.type ?? 'unknown',
        changeSetId: end?.type === 'ok' ? end.changeSetId : undefined,
        operation: line.operation,
      },
    ]
  })
}

function isOf<Kind extends Operation['kind']>(
  operation: Operation,
  kind: Kind,
): operation is Extract<Operation, { kind: Kind }> {
  return operation.kind === kind
}

/** Acknowledged exists once, refused never, unknown at most once. */
export function wrongCount(
  { op, outcome }: Pick<Done, 'op' | 'outcome'>,
  what: string,
  times: number,
): string[] {
  const isRight = { ok: times === 1, fail: times === 0, unknown: times <= 1 }[outcome]
  return isRight ? [] : [`${what} of operation ${op}: ${outcome}, there ${times} times`]
}
