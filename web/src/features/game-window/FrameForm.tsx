import { useEffect, useRef } from 'react';

interface FrameFormProps {
  address: string;
  fields: Readonly<Record<string, string>>;
  /** Name of the frame. */
  target: string;
}

/** Posts hidden fields into a frame, once. */
export function FrameForm({ address, fields, target }: FrameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A field may be called `submit`.
    if (form.current !== null) HTMLFormElement.prototype.submit.call(form.current);
  }, []);
  return (
    <form ref={form} method="post" action={address} target={target} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  );
}
