import { iteratorMethods, newerMethods } from '../site-build/oldest-browsers.ts'

type Named = { type: string; name?: string }
type Member = Named & { object: Node; property: Named }
type Node = Named & { callee: Named | Member; arguments: readonly object[] }
type Context = { report: (problem: { node: object; message: string }) => void }

const ofAll = new Set(
  Object.entries(newerMethods).flatMap(([owner, names]) =>
    owner.endsWith('.prototype') ? names : [],
  ),
)
const ofIterators = new Set<string>(iteratorMethods)
const iterators = new Set(['entries', 'keys', 'values'])

const oldest = {
  create(context: Context) {
    return {
      CallExpression(node: Node) {
        const name = newerCall(node)
        if (!name) return
        context.report({ node, message: `The oldest browsers lack ${name}: see app/lib/lists.ts.` })
      },
    }
  },
}

export default { meta: { name: 'browsers' }, rules: { oldest } }

function newerCall({ callee }: Node): string | undefined {
  if (!('object' in callee)) return undefined
  const { object, property } = callee
  const { name = '' } = property
  if (newerMethods[object.name ?? '']?.includes(name)) return `${object.name}.${name}`
  if (isIterator(object) && ofIterators.has(name)) return `${name} of an iterator`
  // Zod's `z.union` is no method of a set.
  return ofAll.has(name) && object.name !== 'z' ? name : undefined
}

function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || !('object' in node.callee)) return false
  return node.arguments.length === 0 && iterators.has(node.callee.property.name ?? '')
}
