import { useRef, useState } from 'react'

/** `isRunning` is for rendering; `isBusy()` is current within the same event. */
export function useOneAtATime() {
  const busy = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  async function run(work: () => Promise<void>): Promise<void> {
    busy.current = true
    setIsRunning(true)
    try {
      await work()
    } finally {
      busy.current = false
      setIsRunning(false)
    }
  }
  return { isRunning, isBusy: () => busy.current, run }
}
