import { useRef, useState } from 'react'

/** Runs one piece of work at a time; `isRunning` is for what is shown, `isBusy()` knows within the same moment. */
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
