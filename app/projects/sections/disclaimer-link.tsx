export function DisclaimerLink() {
  return (
    <a className="link screen-only" href="/disclaimer">
      Disclaimer
    </a>
  )
}
