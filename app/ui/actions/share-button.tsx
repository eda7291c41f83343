import { Icon } from '#app/ui/media/icon.tsx'

export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <button className="action scripted" type="button" data-share={path} data-title={title}>
      <Icon name="share" />
      Share
    </button>
  )
}
