import type { FieldAttributes } from '#app/ui/document/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

/** Native disclosure rows, one open at a time; works without script. */
export function Accordion({
  name,
  items,
}: {
  name: string
  items: readonly {
    title: string
    text: string
    fields?: Record<'title' | 'text', FieldAttributes>
  }[]
}) {
  return (
    <div className="accordion">
      {items.map((item, at) => (
        <details key={at} name={name}>
          <summary {...item.fields?.title}>
            {item.title}
            <Icon name="plus" />
          </summary>
          <p {...item.fields?.text}>{item.text}</p>
        </details>
      ))}
    </div>
  )
}
