import { useEffect, useState, type RefObject } from 'react'

type Drops = {
  onFiles: (files: File[]) => void
}

export function useDrops(place: RefObject<HTMLElement | null>, { onFiles }: Drops) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const take = (event: Event, list: FileList | undefined) => {
      const files = [...(list ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      take(event, event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => {
      take(event, event.clipboardData?.files)
    }
    element.addEventListener('dragover', over, { signal })
    element.addEventListener('dragleave', () => setIsOver(false), { signal })
    element.addEventListener('drop', drop, { signal })
    element.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [place, onFiles])
  return isOver
}

/** Browsers open a file that is dropped next to every slot in place of the page. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const stop = new AbortController()
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    for (const kind of ['dragover', 'drop'] as const)
      window.addEventListener(kind, refuse, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
