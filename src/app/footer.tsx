export function Footer() {
  return <footer>© 2025 Lucky Fishing</footer>;
}
