import { updateProfile } from '@framewright/contract';
import { updateUser } from '../../lib/session.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SECURITY_TEXTS } from './texts.ts';

const TEXTS = SECURITY_TEXTS.name;

/** Changes the name. @param name the one that is kept now */
export function NameForm({ name }: { name: string }) {
  const { field, submit, pending, failure } = useApiForm(updateProfile, {
    defaults: { name },
    failed: TEXTS.failed,
    toasts: 'none',
    onSuccess: (user, reset) => {
      updateUser(user);
      reset({ name: user.name });
      notify.success(TEXTS.done);
    },
  });
  return (
    <form className="grid content-start gap-5" noValidate onSubmit={submit}>
      <h3 className="label">{TEXTS.title}</h3>
      <Failure>{failure}</Failure>
      <TextField label={TEXTS.label} autoComplete="name" {...field('name')} />
      <Button type="submit" className="justify-self-start" busy={pending && TEXTS.busy}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}
