import * as lucide from './icon-drawings.ts'

const drawings = { ...lucide }

export type IconName = keyof typeof drawings

/** A decorative 20 px icon, inline for pages without script; always next to text or within a labelled element. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <DrawnIcon drawing={drawings[name]} className={className} />
}

type DrawnIconProps = { drawing: string; className?: string | undefined }

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

function outlineOf(drawing: string) {
  const start = drawing.indexOf('>', drawing.indexOf('<svg')) + 1
  return drawing.slice(start, drawing.lastIndexOf('</svg>')).replaceAll('\n  ', '').trim()
}
