import { useEffect, useRef } from 'react'

import { fileText } from './chosen-file.ts'

/** Shows the file's name where the browser cannot draw it, such as HEIC. */
export function ChosenPhoto({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = picture.current
    if (!image) return undefined
    const address = URL.createObjectURL(file)
    image.hidden = false
    image.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <div className="slot-chosen">
      <img
        ref={picture}
        alt=""
        hidden
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <p>{fileText(file)}</p>
    </div>
  )
}
