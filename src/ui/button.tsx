import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The border is visible only with forced colours, which remove shadows and gradients. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-transparent font-display font-semibold select-none';

/** Gold for a page's main action, brass to adjust something, quiet for everything else. */
const variants = {
  gold: 'button-gold',
  brass: 'button-brass',
  quiet: 'button-quiet',
} as const;

const sizes = {
  md: 'px-5 py-2 text-base',
  lg: 'min-h-14 px-9 py-3 text-xl',
} as const;

interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

const classes = ({ variant = 'gold', size = 'md' }: ButtonLook, more = ''): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${more}`;

/** A pill with a bevel, and a press that sinks. */
export const Button = ({ variant, size, className, ...rest }: ComponentProps<'button'> & ButtonLook) => (
  <button type="button" {...rest} className={classes({ variant, size } as ButtonLook, className)} />
);

/** A link that looks like a button, for what leads to another page. */
export const ButtonLink = ({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) => (
  <Link {...rest} className={classes({ variant, size } as ButtonLook, className)} />
);
