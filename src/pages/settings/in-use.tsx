/** What a choice has led to on this device; said when that changes. */
export const InUse = ({ text }: { readonly text: string }) => (
  <p role="status" className="font-semibold text-gold-light">
    {text}
  </p>
);
