export function ThumbnailOf({ id }: { id: string }) {
  return (
    <img
      className="thumbnail-of"
      src={`/api/media/${id}/thumbnail`}
      alt=""
      loading="lazy"
      width="44"
      height="44"
    />
  );
}
