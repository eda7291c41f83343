import * as lucide from './icon-drawings.ts'

const drawings = { ...lucide }

export type IconName = keyof typeof drawings

/** A decorative 20 px icon, inline so that a page without script has it too; always beside words or inside something labelled. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <DrawnIcon drawing={drawings[name]} className={className} />
}

type DrawnIconProps = { drawing: string; className?: string | undefined }

/** An icon of a set of its own, from Lucide's file. */
export function DrawnIcon({ drawing, className }: DrawnIconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: outlineOf(drawing) }}
    />
  )
}

/** What Lucide's own svg element holds; size and stroke are the stylesheet's. */
function outlineOf(drawing: string) {
  const start = drawing.indexOf('>', drawing.indexOf('<svg')) + 1
  return drawing.slice(start, drawing.lastIndexOf('</svg>')).replaceAll('\n  ', '').trim()
}
