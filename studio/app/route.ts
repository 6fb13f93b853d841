import { redirect } from 'next/navigation';

export function GET(): never {
  redirect('/admin');
}
