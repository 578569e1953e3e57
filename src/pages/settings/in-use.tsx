/** What a choice means on this device; announced when it changes. */
export const InUse = ({ text }: { readonly text: string }) => (
  <p role="status" className="font-semibold text-gold-light">
    {text}
  </p>
);
