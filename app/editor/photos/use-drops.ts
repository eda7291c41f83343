import { useEffect, useState, type RefObject } from 'react'

type Drops = {
  /** A file was dropped on the place, or pasted while the keyboard was in it. */
  onFile: (file: File) => void
}

/** Takes what is dropped on a place or pasted into it; says whether something is held over it. */
export function useDrops(place: RefObject<HTMLElement | null>, { onFile }: Drops) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    element.addEventListener('dragover', over, { signal })
    element.addEventListener('dragleave', () => setIsOver(false), { signal })
    element.addEventListener('drop', drop, { signal })
    element.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [place, onFile])
  return isOver
}

/** A file that is dropped beside every place is not opened in the page's stead. */
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
